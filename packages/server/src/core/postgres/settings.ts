import { release, totalmem } from 'node:os';

const MB = 1024 * 1024;

/** What the embedded server is tuned for: `durable` keeps every promise, `throwaway` is for tests alone. */
export type Profile = 'durable' | 'throwaway';

/** Settings of the embedded PostgreSQL; their reasons and measurements stand in docs/operations.md. */
export function postgresSettings(profile: Profile): Record<string, string> {
  const memory = usableMegabytes();
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    work_mem: '8MB',
    jit: 'off',
    random_page_cost: '1.1',
    max_parallel_workers_per_gather: '0',
    effective_cache_size: `${Math.floor((memory * 3) / 4)}MB`,
    autovacuum_naptime: '15s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // A failed statement is logged by us with its request, without the values in it.
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(profile === 'durable' ? durable(memory) : THROWAWAY),
  };
}

function durable(memory: number): Record<string, string> {
  return {
    synchronous_commit: 'on',
    shared_buffers: `${Math.min(8192, Math.max(256, Math.floor(memory / 4)))}MB`,
    maintenance_work_mem: '256MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'pglz',
    track_io_timing: 'on',
    shared_preload_libraries: 'pg_stat_statements',
    recovery_init_sync_method: canSyncWhole() ? 'syncfs' : 'fsync',
  };
}

const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  max_wal_size: '1GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** Before 5.8, Linux did not tell what it could not write; elsewhere PostgreSQL knows no such call. */
function canSyncWhole(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

function usableMegabytes(): number {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return Math.floor(memory / MB);
}

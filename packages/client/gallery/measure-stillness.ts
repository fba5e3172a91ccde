import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';

/* Builds the gallery, renders it on a server as the app does, and fails if anything moves from the first paint through hydration and scrolling. */

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const visits = [
  { width: 390, device: 'phone' },
  { width: 820, device: 'tablet' },
  { width: 1280, device: 'desktop' },
  { width: 1920, device: 'desktop' },
];

const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
await build({
  configFile,
  logLevel: 'error',
  build: { outDir: join(folder, 'client'), rollupOptions: { input: fileURLToPath(new URL('index.html', import.meta.url)) } },
});
await build({
  configFile,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { outDir: join(folder, 'server'), ssr: fileURLToPath(new URL('render.tsx', import.meta.url)) },
});
const { renderPage } = (await import(pathToFileURL(join(folder, 'server/render.js')).href)) as {
  renderPage: (template: string, query: URLSearchParams) => string;
};
const template = readFileSync(join(folder, 'client/index.html'), 'utf8');

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/')
    return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderPage(template, url.searchParams));
  readFile(join(folder, 'client', url.pathname)).then(
    (bytes) => response.setHeader('Content-Type', types[extname(url.pathname)] ?? 'application/octet-stream').end(bytes),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

let moved = 0;
for (const { width, device } of visits) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`http://127.0.0.1:${port}/?device=${device}`, { waitUntil: 'load' });
  await page.waitForTimeout(800);
  const through = Number(await page.evaluate(() => Reflect.get(window, 'shift')));
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(80);
  }
  const total = Number(await page.evaluate(() => Reflect.get(window, 'shift')));
  const drawn = await page.locator('[data-index]').count();
  console.log(`${width} px: shift ${through} to hydration, ${total} after scrolling; ${drawn} cards drawn; ${complaints.length} errors`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  moved += total + complaints.length;
  await page.close();
}

await browser.close();
server.close();
await rm(folder, { recursive: true, force: true });
if (moved > 0) process.exitCode = 1;

export const draftsOptions = { page_size: 50 };

export * from './admin.ts';
export * from './categories.ts';
export * from './images.ts';
export * from './messages.ts';
export * from './products.ts';
export * from './publishing.ts';
export * from './search.ts';
export * from './vehicles.ts';

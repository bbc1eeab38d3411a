// A function that renders imports this first: React chooses its build when it is loaded, and where nothing sets the
// variable, as under `npm start`, it would be the slower one for development.
process.env['NODE_ENV'] ??= 'production';

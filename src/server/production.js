// A function that renders imports this first, under the project's own name ('premium-parts/production'): React chooses its
// build when it is loaded, and where nothing sets the variable it would be the slower one for development. Netlify's
// bundler moves imports of packages before the code of the project, so only a package comes before React.
process.env['NODE_ENV'] ??= 'production';

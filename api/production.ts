// React and graphql check far more where nobody says that this is production, and ask when they are loaded: imported first.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

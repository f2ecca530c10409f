/** The slow tests, which `npm run verify` runs one file at a time. */
module.exports = {
  ...require('../../jest.config.cjs'),
  rootDir: '../..',
  roots: ['<rootDir>/tests/verify'],
  testPathIgnorePatterns: ['/node_modules/'],
};

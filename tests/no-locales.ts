// Stands in for Zod's words in sixty languages: see jest.config.cjs.
export {};

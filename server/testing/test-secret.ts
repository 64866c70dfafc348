export const TEST_SECRET = 'a secret for tests alone'

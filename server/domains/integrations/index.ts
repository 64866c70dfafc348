export { admitKey, isApiKey } from './keys/admit-key.ts'

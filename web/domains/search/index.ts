export { FindButton } from './parts/FindButton.tsx'

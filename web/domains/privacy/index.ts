export { ConsentNotice } from './parts/ConsentNotice.tsx'

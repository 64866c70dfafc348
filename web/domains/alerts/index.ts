export { AlertNotice } from './parts/AlertNotice.tsx'

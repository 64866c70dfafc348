export { Announcements } from './parts/Announcements.tsx'

export { NotificationBell } from './parts/NotificationBell.tsx'

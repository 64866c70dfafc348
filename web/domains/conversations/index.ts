export { AskAbout } from './parts/AskAbout.tsx'
export { useUnreadMessages } from './use-unread-messages.ts'

export { endSession } from './end-session.ts'
export { hashPassword } from './password.ts'
export { admitToSocket } from './socket-tickets.ts'

export { createUser, type NewUser } from './create-user.ts'
export { presentUser, rightsOf } from './present.ts'
export { findUserByEmail, getUser, type UserRow } from './user-row.ts'

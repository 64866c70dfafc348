import { endpoint } from '../../shared/endpoint.ts'
import { User } from './user.ts'

export const users = {
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'The person who is signed in',
    access: 'signed_in',
    answer: User,
  }),
}

import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { invitations } = client

export const useInvitePerson = () => useMutation(mutation(invitations.invitePerson))
export const useInviteMany = () => useMutation(mutation(invitations.inviteMany))
export const useResendInvitation = () => useMutation(mutation(invitations.resendInvitation))
export const useShareInvitation = () => useMutation(mutation(invitations.shareInvitation))
export const useRevokeInvitation = () => useMutation(mutation(invitations.revokeInvitation))

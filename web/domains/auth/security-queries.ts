import { useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'
import { saveTokens } from '../../platform/session.ts'

const { auth } = client

export const sessionsQuery = query(auth.listSessions, undefined, { fresh: 'critical' })
export const secondFactorQuery = query(auth.getSecondFactor, undefined, { fresh: 'critical' })
export const identitiesQuery = query(auth.listIdentities)

/** Every session ends by it; the new one is kept before anything else is asked. */
export const useChangePassword = () =>
  useMutation(
    mutation(auth.changePassword, {
      outdates: [auth.listSessions],
      onSuccess: (session) => void saveTokens(session),
    }),
  )

export const useEndSession = () => useMutation(mutation(auth.endSession, { outdates: [auth.listSessions] }))
export const useEndOtherSessions = () =>
  useMutation(mutation(auth.endOtherSessions, { outdates: [auth.listSessions] }))

export const useBeginSecondFactor = () => useMutation(mutation(auth.beginSecondFactor))
export const useConfirmSecondFactor = () =>
  useMutation(
    mutation(auth.confirmSecondFactor, {
      outdates: [auth.getSecondFactor, auth.getContext, auth.listSessions],
    }),
  )
export const useRemoveSecondFactor = () =>
  useMutation(mutation(auth.removeSecondFactor, { outdates: [auth.getSecondFactor, auth.getContext] }))
export const useRenewRecoveryCodes = () =>
  useMutation(mutation(auth.renewRecoveryCodes, { outdates: [auth.getSecondFactor] }))
export const useConfirm = () => useMutation(mutation(auth.confirm))

export const useUnlinkIdentity = () =>
  useMutation(mutation(auth.unlinkIdentity, { outdates: [auth.listIdentities, auth.listSessions] }))
export const useSendVerification = () => useMutation(mutation(auth.sendVerification))

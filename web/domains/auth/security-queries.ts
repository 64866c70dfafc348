import { useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'
import { saveTokens } from '../../platform/session/session.ts'

const { auth } = client

export const sessionsQuery = query(auth.listSessions, undefined, { fresh: 'critical' })
export const secondFactorQuery = query(auth.getSecondFactor, undefined, { fresh: 'critical' })
export const identitiesQuery = query(auth.listIdentities)

/** Changing the password ends all sessions; the new one is stored before any other call. */
export const useChangePassword = () =>
  useMutation(
    mutation(auth.changePassword, {
      onSuccess: (session) => void saveTokens(session),
    }),
  )

export const useEndSession = () => useMutation(mutation(auth.endSession))
export const useEndOtherSessions = () => useMutation(mutation(auth.endOtherSessions))

export const useBeginSecondFactor = () => useMutation(mutation(auth.beginSecondFactor))
export const useConfirmSecondFactor = () => useMutation(mutation(auth.confirmSecondFactor))
export const useRemoveSecondFactor = () => useMutation(mutation(auth.removeSecondFactor))
export const useRenewRecoveryCodes = () => useMutation(mutation(auth.renewRecoveryCodes))
export const useConfirm = () => useMutation(mutation(auth.confirm))

export const useUnlinkIdentity = () => useMutation(mutation(auth.unlinkIdentity))
export const useSendPhoneCode = () => useMutation(mutation(auth.sendPhoneCode))
export const useVerifyPhone = () => useMutation(mutation(auth.verifyPhone))
export const useSendVerification = () => useMutation(mutation(auth.sendVerification))

export const supportAccessQuery = query(auth.getSupportAccess, undefined, { fresh: 'critical' })
export const useAllowSupportAccess = () => useMutation(mutation(auth.allowSupportAccess))
export const useRevokeSupportAccess = () => useMutation(mutation(auth.revokeSupportAccess))
export const useStopImpersonation = () => useMutation(mutation(auth.stopImpersonation))

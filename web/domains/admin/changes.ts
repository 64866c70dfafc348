import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { leaveFor } from '../../platform/session/leave.ts'
import { seeAs } from '../../platform/session/session.ts'

const { admin } = officeClient
const { auth, users } = client

export const useRetryJobs = () => useMutation(mutation(admin.retryJobs))
export const useGiveUpJob = () => useMutation(mutation(admin.giveUpJob))

export const useSuspendPerson = () => useMutation(mutation(users.suspendPerson))
export const useRestorePerson = () => useMutation(mutation(users.restorePerson))

export const useSuspendEstate = () => useMutation(mutation(admin.suspendEstate))
export const useRestoreEstate = () => useMutation(mutation(admin.restoreEstate))
export const useVerifyEstate = () => useMutation(mutation(admin.verifyEstate))
export const useWithdrawVerification = () => useMutation(mutation(admin.withdrawVerification))

export const useSetFeature = () => useMutation(mutation(admin.setFeature))
export const useEndFeatureOverride = () => useMutation(mutation(admin.endFeatureOverride))
export const usePlaceHold = () => useMutation(mutation(admin.placeHold))
export const useReviewHold = () => useMutation(mutation(admin.reviewHold))
export const useLiftHold = () => useMutation(mutation(admin.liftHold))

export const useMergePeople = () => useMutation(mutation(admin.mergePeople))
export const usePublishAnnouncement = () => useMutation(mutation(admin.publishPlatformAnnouncement))
export const useEndAnnouncement = () => useMutation(mutation(admin.endPlatformAnnouncement))
export const usePutAwayAnnouncement = () => useMutation(mutation(admin.putAwayAnnouncement))

export const useProposeWording = () => useMutation(mutation(admin.proposeWording))
export const useWithdrawWording = () => useMutation(mutation(admin.withdrawWording))
export const useAcceptWording = () => useMutation(mutation(admin.acceptWording))
export const useDeclineWording = () => useMutation(mutation(admin.declineWording))

/** Starts seeing Gida as that person, with a full page load. */
export const useStartImpersonation = () =>
  useMutation(
    mutation(auth.startImpersonation, {
      onSuccess: (other) => {
        seeAs(other)
        leaveFor('/dashboard')
      },
    }),
  )

export const useRecordRevenue = () => useMutation(mutation(admin.recordRevenue))

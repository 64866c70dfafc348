import { applications as calls } from '@gida/contract/domains/applications/endpoints'
import type { Listing } from '@gida/contract/domains/applications/listing'
import { useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'

const { applications } = client

export const useReviewApplication = () => useMutation(mutation(applications.reviewApplication))
export const useApproveApplication = () => useMutation(mutation(applications.approveApplication))
export const useRejectApplication = () => useMutation(mutation(applications.rejectApplication))
export const usePublishListing = () => useMutation(mutation(applications.publishListing))
export const useWithdrawListing = () => useMutation(mutation(applications.withdrawListing))
export const useRemovePhoto = () => useMutation(mutation(applications.removeListingPhoto))

/** Uploads one photo as multipart form data. */
export const useAddPhoto = () =>
  useMutation<Listing, ApiError, { id: string; file: File }>({
    mutationFn: ({ id, file }) => {
      const form = new FormData()
      form.append('photo', file)
      return send<Listing>(
        calls.addListingPhoto,
        { params: { id }, body: form },
        { pace: 'bulk', retries: 0 },
      )
    },
    onSuccess: () => invalidateBy(client.applications.addListingPhoto),
  })

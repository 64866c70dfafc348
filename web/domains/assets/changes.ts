import type { AssetFile } from '@gida/contract/domains/assets/asset'
import { assets as calls } from '@gida/contract/domains/assets/endpoints'
import { useMutation } from '@tanstack/react-query'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { send } from '../../platform/http/http.ts'
import { useBlob } from '../../platform/http/use-blob.ts'

const { assets } = client

export const useCreateAsset = () => useMutation(mutation(assets.createAsset))
export const useUpdateAsset = () => useMutation(mutation(assets.updateAsset))
export const useSetAssetStatus = () => useMutation(mutation(assets.setAssetStatus))
export const useNameAsset = () => useMutation(mutation(assets.nameAsset))
export const useCreatePlan = () => useMutation(mutation(assets.createPlan))
export const useUpdatePlan = () => useMutation(mutation(assets.updatePlan))
export const useEndPlan = () => useMutation(mutation(assets.endPlan))
export const useSkipOccurrence = () => useMutation(mutation(assets.skipOccurrence))
export const useAnswerStep = () => useMutation(mutation(assets.answerStep))
export const useFollowStep = () => useMutation(mutation(assets.followStep))

type Sent = { id: string; file: File; client_id: string }

/** Uploads a file of an asset or a photo of a step; idempotent by its `client_id`. */
const sender = (name: 'addAssetFile' | 'addStepPhoto') => async (sent: Sent) => {
  const form = new FormData()
  form.append('client_id', sent.client_id)
  form.append('file', sent.file)
  const kept = await send<AssetFile>(
    calls[name],
    { params: { id: sent.id }, body: form },
    { pace: 'bulk', retries: 2 },
  )
  await invalidateBy(assets[name])
  return kept
}
const sendAssetFile = sender('addAssetFile')
export const useAddAssetFile = () =>
  useMutation<AssetFile, ApiError, Sent>({
    mutationFn: async ({ file, ...sent }) => sendAssetFile({ ...sent, file: await smallPicture(file) }),
  })
export const sendStepPhoto = sender('addStepPhoto')

export const fetchAssetFile = (id: string): Promise<Blob> => assets.downloadAssetFile({ params: { id } })

/** The object URL of a file, once loaded. */
export const useAssetFile = (
  id: string,
  { size = 'full', enabled }: { size?: 'full' | 'preview'; enabled?: boolean } = {},
): string | undefined =>
  useBlob({
    key: ['asset-file', id, size],
    get: (options) => assets.downloadAssetFile({ params: { id }, query: { size } }, options),
    isPreview: size === 'preview',
    enabled,
  })

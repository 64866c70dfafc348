import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import type { ProofKind } from '@gida/contract/domains/notices/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { smallPicture } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import { upload } from '../../platform/http/upload.ts'

const { notices } = client

export const usePrepareNotice = () => useMutation(mutation(notices.prepareNotice))
export const useServeNotice = () => useMutation(mutation(notices.serveNotice))
export const useEndNotice = () => useMutation(mutation(notices.endNotice))

type SentProof = { id: string; file: File; kind: ProofKind; client_id: string }

/** Uploads a proof of service with progress; idempotent by its `client_id`. */
export function useAddNoticeProof() {
  const [percent, setPercent] = useState<number>()
  const sending = useMutation<NoticeDetail, Error, SentProof>({
    mutationFn: async ({ id, file, kind, client_id }) => {
      const body = new FormData()
      body.append('kind', kind)
      body.append('client_id', client_id)
      body.append('file', await smallPicture(file))
      return upload(notices.addNoticeProof, { params: { id }, body }, { onProgress: setPercent })
    },
    onSuccess: () => invalidateBy(notices.addNoticeProof),
    onSettled: () => setPercent(undefined),
  })
  return { sending, percent }
}

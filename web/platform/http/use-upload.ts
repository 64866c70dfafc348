import type { CallAnswer, Endpoint } from '@gida/contract/shared/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, InputOf } from './api.ts'
import { upload } from './upload.ts'

/** A mutation that uploads a form with a file, and its progress in percent. */
export function useUpload<E extends Endpoint>(call: Call<E>, onSuccess: (answer: CallAnswer<E>) => void) {
  const [percent, setPercent] = useState(0)
  const sending = useMutation({
    mutationFn: (fields: Record<string, string | File>) => {
      setPercent(0)
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return upload(call, { body } as InputOf<E> & { body: FormData }, {
        onProgress: setPercent,
        inParts: 'file',
      })
    },
    onSuccess,
  })
  return { ...sending, percent }
}

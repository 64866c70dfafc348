import type { FastifyInstance } from 'fastify'
import { checkPage } from '../../../platform/http/pages/check-page.ts'
import type { Services } from '../../../platform/services.ts'
import { listSealKeys } from '../sealing/seal-key.ts'

/** The public page for checking a signed PDF. The browser sends only the file's hash, never the file. */
export const verifyPage = (app: FastifyInstance, services: Services, folder: string): void =>
  checkPage(app, folder, {
    ...{ url: '/verify', file: 'paper-check.html', place: '__SEAL_KEYS__' },
    keys: () => services.transaction('system', listSealKeys),
  })

import { formatInstant } from '@gida/contract/shared/dates'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../platform/errors/problem.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import { fieldsOf, formPages, HTML, hidden } from '../../../platform/http/pages/form-pages.ts'
import type { Services } from '../../../platform/services.ts'
import {
  DEMO_HOURS,
  endDemoCookie,
  findSandbox,
  forgetSandbox,
  LEAVE_DEMO,
  openDemo,
  readDemoToken,
  writeDemoCookie,
} from '../../sandboxes/index.ts'
import { type DemoFault, type DemoRole, demo as words } from '../words/demo.ts'
import { drawDemo, drawEntering, drawKeyForm } from './draw-demo.ts'

/** Opens a demo: outside a sandbox it creates one, inside it switches to another of its people. */
export function demoPages(app: FastifyInstance, services: Services): void {
  const { config } = services
  const { publicUrl } = config.http
  const until = config.sandbox && formatInstant(config.sandbox.forgetsAt)
  formPages(app, { drawNowhere: () => drawDemo({ publicUrl }), refusesOthersThan: publicUrl }, (scope) => {
    scope.get('/demo', hidden, (request, reply) => {
      const isOver = (request.query as { over?: string }).over !== undefined
      const fault = services.sandboxes || until ? undefined : 'SANDBOXES_OFF'
      return reply
        .type(HTML)
        .send(drawDemo({ publicUrl, isOver, until, fault, isOfKey: config.sandbox?.kind === 'KEY' }))
    })
    scope.post('/demo', hidden, async (request, reply) => {
      const role = roleOf(fieldsOf(request).get('role'))
      const enter = () => reply.redirect(`/demo/enter?as=${role}`, 303)
      if (config.sandbox) return enter()
      try {
        const token = await openDemo(services, addressOf(request))
        reply.header('set-cookie', writeDemoCookie(config, token, DEMO_HOURS * 3600))
        return enter()
      } catch (error) {
        if (!(error instanceof Problem) || !isFault(error.code)) throw error
        return reply
          .code(error.status)
          .type(HTML)
          .send(drawDemo({ publicUrl, fault: error.code }))
      }
    })
    scope.get('/demo/key', hidden, (_, reply) => reply.type(HTML).send(drawKeyForm(publicUrl)))
    scope.post('/demo/key', hidden, async (request, reply) => {
      const key = (fieldsOf(request).get('key') ?? '').trim()
      const known = services.sandboxes && (await findSandbox(services, key))
      if (known?.kind !== 'KEY')
        return reply.code(401).type(HTML).send(drawKeyForm(publicUrl, 'API_KEY_INVALID'))
      reply.header('set-cookie', writeDemoCookie(config, key, DEMO_HOURS * 3600))
      return reply.redirect('/demo/enter?as=manager', 303)
    })
    scope.get('/demo/enter', hidden, (request, reply) =>
      config.sandbox
        ? reply.type(HTML).send(drawEntering(publicUrl, roleOf((request.query as { as?: string }).as)))
        : reply.redirect('/demo', 303),
    )
    scope.post(LEAVE_DEMO, hidden, async (request, reply) => {
      const token = readDemoToken(request.headers.cookie)
      const known = token ? await findSandbox(services, token) : null
      if (known?.kind === 'DEMO') await forgetSandbox(services, known.id)
      return reply.header('set-cookie', endDemoCookie(config)).redirect('/demo?over=1', 303)
    })
  })
}

const roleOf = (said: string | null | undefined): DemoRole =>
  said && Object.hasOwn(words.roles, said) ? (said as DemoRole) : 'manager'

const isFault = (code: string): code is DemoFault => Object.hasOwn(words.faults, code)

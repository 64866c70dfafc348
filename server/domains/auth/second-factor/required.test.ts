import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import { setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld({
  env: {
    NODE_ENV: 'production',
    GIDA_DEMO: '0',
    PUBLIC_URL: 'https://gida.test',
    DATABASE_URL: 'postgres://in.use/elsewhere',
    SMTP_URL: 'smtp://127.0.0.1:9',
  },
})

test('an administrator in production can do nothing but set up a second factor, and then everything', async () => {
  const admin = await signedIn(world, 'ADMIN')
  for (const path of ['/users/me', '/admin/platform', '/payments', '/auth/sessions']) {
    const answer = await admin.get(path)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'SECOND_FACTOR_SETUP_REQUIRED'])
  }
  expect((await admin.post('/auth/ws-ticket')).statusCode).toBe(403)
  expect((await admin.get('/auth/context')).json()).toMatchObject({ must_set_up_second_factor: true })
  expect((await admin.get('/auth/second-factor')).json()).toMatchObject({ is_on: false, is_required: true })

  const { recovery_codes } = await setUpSecondFactor(world, admin)
  expect((await admin.get('/users/me')).statusCode).toBe(200)
  expect((await admin.get('/auth/context')).json()).not.toHaveProperty('must_set_up_second_factor')

  const removed = await world.app.inject({
    method: 'DELETE',
    url: '/api/v1/auth/second-factor',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { code: recovery_codes[0] },
  })
  expect(removed.statusCode).toBe(204)
  expect((await admin.get('/users/me')).statusCode).toBe(403)
})

test('nobody else is held up', async () => {
  const landlord = await signedIn(world, 'LANDLORD')
  expect((await landlord.get('/users/me')).statusCode).toBe(200)
})

// Signs in as one of the people of the demo and goes on to the app. What another session left on this device goes first.
const { as } = document.getElementById('as').dataset
const enter = async () => {
  const answer = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${as}@demo.gida.ng`, password: 'Gida-demo-2026' }),
  })
  if (!answer.ok) return '/demo'
  const { access_token, refresh_token, expires_in, user } = await answer.json()
  const expires_at = Date.now() + expires_in * 1000
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name)
  const tokens = { access_token, refresh_token, expires_at, user_id: user.id }
  localStorage.setItem('gida.tokens', JSON.stringify(tokens))
  localStorage.setItem('gida.demo', user.id)
  return '/dashboard'
}
enter().then((next) => location.replace(next))

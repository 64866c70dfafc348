// What the demo left on this device goes with it; nobody else's session does.
const demo = localStorage.getItem('gida.demo')
if (demo && JSON.parse(localStorage.getItem('gida.tokens') ?? 'null')?.user_id === demo) localStorage.clear()

// Who is signed in on this device goes on to the app.
if (localStorage.getItem('gida.tokens')) location.replace('/dashboard')

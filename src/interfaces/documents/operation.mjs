// The form of an operation's page: sends the request to this service and shows the answer. The samples name this service's address.
const form = document.getElementById('try');
const status = document.getElementById('status');
const answer = document.getElementById('answer');
const service = new URL('..', location.href);

for (const sample of document.querySelectorAll('#samples ~ pre code'))
  sample.textContent = sample.textContent.replaceAll(
    'http://127.0.0.1:3000',
    service.href.replace(/\/$/, ''),
  );

const given = (place) =>
  [...form.elements].filter((field) => field.dataset.in === place && field.value !== '');

const addressOf = () => {
  const values = new Map(given('path').map(({ name, value }) => [name, value]));
  const path = form.dataset.path.replaceAll(/\{(\w+)\+?\}/g, (_, name) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const address = new URL(`.${path}`, service);
  for (const { name, value } of given('query')) address.searchParams.append(name, value);
  return address;
};

const headersOf = () => {
  const [token] = given('token');
  return {
    ...Object.fromEntries(given('header').map(({ name, value }) => [name, value])),
    ...('key' in form.dataset && { 'Idempotency-Key': crypto.randomUUID() }),
    ...(token && { Authorization: `Bearer ${token.value}` }),
    ...(form.elements.body && { 'Content-Type': 'application/json' }),
  };
};

/** JSON laid out; anything else as it came. */
const laidOut = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  status.textContent = 'Asking…';
  const { method } = form.dataset;
  try {
    const response = await fetch(addressOf(), {
      method,
      headers: headersOf(),
      body: form.elements.body?.value,
    });
    answer.textContent = laidOut(await response.text());
    answer.hidden = false;
    status.textContent = `${response.status} ${response.statusText}`;
  } catch {
    status.textContent = 'No answer: there is no connection to the service.';
  }
});

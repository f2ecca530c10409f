import { createCreationRate } from '../../../../src/app/kernel/rate-limits/creation-rate';

const start = Date.UTC(2026, 10, 22);

const counted = () => {
  let now = start;
  const rate = createCreationRate({ nowMs: () => now });
  let requests = 0;
  return {
    take: (
      weight = 1,
      address: string | undefined = '198.51.100.7',
      request = `request ${(requests += 1)}`,
    ) => rate.take({ address, request, weight }),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};

it('lets one address create 3,000 things in ten minutes, and says when it may go on', () => {
  const { take, pass } = counted();
  for (let thing = 0; thing < 3_000; thing += 1) expect(take()).toBeNull();
  pass(540);
  expect(take()).toEqual({
    ok: false,
    error: {
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 60,
      policy: 'creating',
      most: 3_000,
      windowSeconds: 600,
    },
  });
  expect(take(1, '203.0.113.9')).toBeNull();
  pass(60);
  expect(take()).toBeNull();
});

it('counts an import by what it stores', () => {
  const { take } = counted();
  for (let event = 0; event < 14; event += 1) expect(take(201)).toBeNull();
  expect(take(201)?.ok).toBe(false);
  expect(take(186)).toBeNull();
});

it('counts a repeated request once, and an IPv6 network as one', () => {
  const { take } = counted();
  expect(take(2_999, '2001:db8:1:2::1', 'first')).toBeNull();
  expect(take(2_999, '2001:db8:1:2::1', 'first')).toBeNull();
  expect(take(2, '2001:db8:1:2:ffff::1')?.ok).toBe(false);
  expect(take(2, '2001:db8:1:3::1')).toBeNull();
});

it('counts nothing that came from no network', () => {
  const { take } = counted();
  for (let thing = 0; thing < 4; thing += 1) expect(take(3_000, '')).toBeNull();
});

/** Asks `/graphql` below the same stage as this page. */
export const askGraphql = async (request, headers = {}) => {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return response.json();
};

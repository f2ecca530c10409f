// A stand-in for S3, path-style, as far as a deployment uses it.

const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const error = (status, code, message = code) => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

/** The payload of an `aws-chunked` body: chunks with their lengths in front, and trailers behind. */
const unchunked = (body) => {
  const parts = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
};

const listed = (name, objects) =>
  `<ListBucketResult><Name>${name}</Name><IsTruncated>false</IsTruncated><KeyCount>${objects.length}</KeyCount>${objects
    .map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${xml(key)}</Key><Size>${bytes.length}</Size><LastModified>${at}</LastModified></Contents>`,
    )
    .join('')}</ListBucketResult>`;

/** `buckets` is a map of maps: bucket, key, object. */
export const createS3 = ({ region, buckets }) => {
  const onBucket = ({ method, query, body }, name, objects) => {
    if (method === 'HEAD') return { headers: { 'x-amz-bucket-region': region } };
    if (method === 'GET' && query.has('location'))
      return { body: `<LocationConstraint>${region}</LocationConstraint>` };
    if (method === 'GET' && query.get('list-type') === '2') {
      const prefix = query.get('prefix') ?? '';
      return { body: listed(name, [...objects].filter(([key]) => key.startsWith(prefix)).toSorted()) };
    }
    if (method === 'POST' && query.has('delete')) {
      const keys = [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key);
      for (const key of keys) objects.delete(key);
      return {
        body: `<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`,
      };
    }
    return error(501, 'NotImplemented', `${method} ${name}?${query}`);
  };

  /** The parts of uploads that are not complete, by upload: what is over 5 MB is sent so. */
  const uploads = new Map();
  const bytesOf = ({ headers, body }) =>
    headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body;

  const onUpload = (request, key, objects) => {
    const { method, query, headers } = request;
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      const metadata = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      uploads.set(id, { metadata: Object.fromEntries(metadata), parts: new Map() });
      return {
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    const upload = uploads.get(query.get('uploadId'));
    if (upload === undefined) return error(404, 'NoSuchUpload');
    const { metadata, parts } = upload;
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), bytesOf(request));
      return { headers: { etag: '"0"' } };
    }
    if (method !== 'POST') return error(501, 'NotImplemented', `${method} ${key}?${query}`);
    const bytes = Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part));
    objects.set(key, { bytes, metadata, at: new Date().toISOString() });
    return {
      body: `<CompleteMultipartUploadResult><Key>${xml(key)}</Key><ETag>"0"</ETag></CompleteMultipartUploadResult>`,
    };
  };

  const onObject = (request, key, objects) => {
    const { method, query, headers } = request;
    if (query.has('uploads') || query.has('uploadId')) return onUpload(request, key, objects);
    if (method === 'PUT') {
      const bytes = bytesOf(request);
      const metadata = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      objects.set(key, { bytes, metadata: Object.fromEntries(metadata), at: new Date().toISOString() });
      return { headers: { etag: '"0"' } };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const object = objects.get(key);
    if (object === undefined) return error(404, 'NoSuchKey');
    return {
      headers: { ...object.metadata, 'last-modified': new Date(object.at).toUTCString() },
      body: method === 'HEAD' ? '' : object.bytes,
    };
  };

  return (request) => {
    const [, name = '', ...rest] = decodeURIComponent(request.path).split('/');
    const objects = buckets.get(name);
    if (objects === undefined) return error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const key = rest.join('/');
    return key === '' ? onBucket(request, name, objects) : onObject(request, key, objects);
  };
};

// The CDN before the API, and the name that it answers to. A stack whose parameter Cdn is `no` has neither.

export const ref = (name) => ({ Ref: name });
export const isSet = (name) => ({ 'Fn::Not': [{ 'Fn::Equals': [ref(name), ''] }] });

/** The name of the gateway itself. */
const GATEWAY = '${HttpApi}.execute-api.${AWS::Region}.${AWS::URLSuffix}';

/** The address to give to people, and that every link names. */
export const SITE = {
  'Fn::If': [
    'HasCdn',
    {
      'Fn::If': [
        'HasDomain',
        { 'Fn::Sub': 'https://${DomainName}' },
        { 'Fn::Sub': 'https://${Cdn.DomainName}' },
      ],
    },
    { 'Fn::Sub': `https://${GATEWAY}` },
  ],
};
/** The text by which the functions know a request of the CDN; without it they answer everybody at the gateway's address. */
export const ORIGIN_KEY = { 'Fn::If': ['HasCdn', ref('OriginKey'), ''] };

/** The zone in which AWS keeps all distributions. */
const CLOUDFRONT_ZONE = 'Z2FDTNDATAQYW2';
/** AWS's own policy that hands the viewer's headers on, but for Host, which API Gateway needs as its own. */
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
/** AWS's own policy that caches as the origin says, and sends it neither headers nor cookies nor a query. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
/** AWS's own policy that lets any site read the answer. */
const SIMPLE_CORS = '60669652-455b-4ae9-85a4-c4c02393f86c';
const UNKEPT_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
const YEAR_SECONDS = 31_536_000;

/** Writes the viewer's address over whatever the viewer says of it: the gateway sees that of the CDN only. */
const NAME_VIEWER = `function handler(event) {
  var request = event.request;
  request.headers['true-client-ip'] = { value: event.viewer.ip };
  return request;
}
`;

/** Keeps what `Cache-Control` allows, as long as it allows; the token is part of the key, though such answers are `no-store`. */
export const cdn = {
  // Scripts may read the gateway's own 429 too, and browsers stay with https.
  ResponseHeaders: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Condition: 'HasCdn',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-${AWS::Region}-answers' },
        CorsConfig: {
          AccessControlAllowCredentials: false,
          AccessControlAllowHeaders: { Items: ['*'] },
          AccessControlAllowMethods: { Items: ['ALL'] },
          AccessControlAllowOrigins: { Items: ['*'] },
          AccessControlExposeHeaders: { Items: ['retry-after', 'x-request-id'] },
          OriginOverride: false,
        },
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: YEAR_SECONDS, Override: true },
        },
      },
    },
  },
  NameViewer: {
    Type: 'AWS::CloudFront::Function',
    Condition: 'HasCdn',
    Properties: {
      Name: { 'Fn::Sub': '${AWS::StackName}-${AWS::Region}-name-viewer' },
      AutoPublish: true,
      FunctionCode: NAME_VIEWER,
      FunctionConfig: { Comment: 'Hands the address of the viewer on.', Runtime: 'cloudfront-js-2.0' },
    },
  },
  CachePolicy: {
    Type: 'AWS::CloudFront::CachePolicy',
    Condition: 'HasCdn',
    Properties: {
      CachePolicyConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-${AWS::Region}-as-told' },
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: YEAR_SECONDS,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingGzip: true,
          EnableAcceptEncodingBrotli: false,
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization', 'Accept'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      },
    },
  },
  Cdn: {
    Type: 'AWS::CloudFront::Distribution',
    Condition: 'HasCdn',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Comment: { 'Fn::Sub': '${AWS::StackName}' },
        Aliases: { 'Fn::If': ['HasDomain', [ref('DomainName')], ref('AWS::NoValue')] },
        ViewerCertificate: {
          'Fn::If': [
            'HasDomain',
            {
              AcmCertificateArn: ref('CertificateArn'),
              SslSupportMethod: 'sni-only',
              MinimumProtocolVersion: 'TLSv1.2_2021',
            },
            ref('AWS::NoValue'),
          ],
        },
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        PriceClass: 'PriceClass_100',
        Origins: [
          {
            Id: 'api',
            DomainName: { 'Fn::Sub': GATEWAY },
            CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
            OriginCustomHeaders: [{ HeaderName: 'x-origin-key', HeaderValue: ref('OriginKey') }],
            OriginShield: { Enabled: false },
          },
          {
            Id: 'files',
            DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] },
            // Required, and empty: the requests are signed by the access control.
            S3OriginConfig: { OriginAccessIdentity: '' },
            OriginAccessControlId: ref('FilesAccess'),
          },
        ],
        // The bulk data that are made while the service runs come out of their bucket; their index comes from the API.
        CacheBehaviors: [
          {
            PathPattern: '/data/results-*',
            TargetOriginId: 'files',
            ViewerProtocolPolicy: 'redirect-to-https',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS'],
            CachedMethods: ['GET', 'HEAD'],
            Compress: false,
            CachePolicyId: CACHING_OPTIMIZED,
            ResponseHeadersPolicyId: SIMPLE_CORS,
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'api',
          ViewerProtocolPolicy: 'redirect-to-https',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          CachedMethods: ['GET', 'HEAD'],
          Compress: true,
          CachePolicyId: ref('CachePolicy'),
          OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
          ResponseHeadersPolicyId: ref('ResponseHeaders'),
          FunctionAssociations: [
            {
              EventType: 'viewer-request',
              FunctionARN: { 'Fn::GetAtt': ['NameViewer', 'FunctionARN'] },
            },
          ],
        },
        WebACLId: { 'Fn::If': ['HasWebAcl', ref('WebAcl'), ref('AWS::NoValue')] },
        CustomErrorResponses: UNKEPT_ERRORS.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
      },
    },
  },
  ...Object.fromEntries(
    [
      ['A', 'DomainRecord'],
      ['AAAA', 'DomainRecordV6'],
    ].map(([Type, name]) => [
      name,
      {
        Type: 'AWS::Route53::RecordSet',
        Condition: 'HasHostedZone',
        Properties: {
          HostedZoneId: ref('HostedZoneId'),
          Name: ref('DomainName'),
          Type,
          AliasTarget: {
            HostedZoneId: CLOUDFRONT_ZONE,
            DNSName: { 'Fn::GetAtt': ['Cdn', 'DomainName'] },
          },
        },
      },
    ]),
  ),
};

export const cdnConditions = {
  HasCdn: { 'Fn::Equals': [ref('Cdn'), 'yes'] },
  HasWebAcl: isSet('WebAcl'),
  SendsMail: isSet('MailFrom'),
  HasDomain: isSet('DomainName'),
  HasHostedZone: { 'Fn::And': [{ Condition: 'HasCdn' }, isSet('DomainName'), isSet('HostedZoneId')] },
};

export const cdnOutputs = {
  Site: {
    Description: 'The address to give to people: of the CDN before the API, or of the API itself.',
    Value: SITE,
  },
};

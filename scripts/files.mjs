// The bucket of the bulk data that are made while the service runs: private, and read by the CDN alone.
import { ref } from './cdn.mjs';

/** Only our own distribution. */
const fromCdn = {
  StringEquals: {
    'AWS:SourceArn': { 'Fn::Sub': 'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Cdn}' },
  },
};
const allowCdn = (Action, Resource) => ({
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action,
  Resource,
  Condition: fromCdn,
});

export const filesResources = {
  Files: {
    Type: 'AWS::S3::Bucket',
    // All of it can be made again, but a bucket with files in it cannot be deleted with its stack.
    DeletionPolicy: 'RetainExceptOnCreate',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      // No versioning: what is removed is gone.
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  },
  FilesAccess: {
    Type: 'AWS::CloudFront::OriginAccessControl',
    Condition: 'HasCdn',
    Properties: {
      OriginAccessControlConfig: {
        Name: { 'Fn::Sub': '${AWS::StackName}-${AWS::Region}-files' },
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      },
    },
  },
  FilesPolicy: {
    Type: 'AWS::S3::BucketPolicy',
    Condition: 'HasCdn',
    Properties: {
      Bucket: ref('Files'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          allowCdn('s3:GetObject', { 'Fn::Sub': '${Files.Arn}/data/*' }),
          // With the right to list, a removed file is 404 and not 403.
          allowCdn('s3:ListBucket', { 'Fn::GetAtt': ['Files', 'Arn'] }),
        ],
      },
    },
  },
};

export const SETUP = {
  name: 'In a terminal',
  how: 'Set the address of the installation, and your own key.',
  code: `export REPURPOSE_URL=http://localhost:3000
export REPURPOSE_API_KEY=rp_live_…`,
};

/** A test runs each against a running product. */
export const EXAMPLES = [
  {
    name: 'curl',
    how: 'The answer comes within seconds, and is shown below.',
    language: 'shell',
    code: `curl --fail-with-body "$REPURPOSE_URL/api/v1/transform" \\
  -H "Authorization: Bearer $REPURPOSE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "content": "The team had 14 people in 2016. They wrote one note a week.",
    "formats": ["twitter", "summary"]
  }'`,
  },
  {
    name: 'TypeScript',
    how: 'Save it as quick-start.mts and run node quick-start.mts, with Node 22.18 or newer. If the answer is not ready after 25 seconds, the example asks again.',
    language: 'typescript',
    code: `const { REPURPOSE_URL, REPURPOSE_API_KEY } = process.env;
const headers = { Authorization: \`Bearer \${REPURPOSE_API_KEY}\`, 'Content-Type': 'application/json' };

let response = await fetch(\`\${REPURPOSE_URL}/api/v1/transform\`, {
  method: 'POST',
  headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify({
    content: 'The team had 14 people in 2016. They wrote one note a week.',
    formats: ['twitter', 'summary'],
  }),
});
let answer = await response.json();
while (answer.status === 'queued' || answer.status === 'running') {
  const seconds = Number(response.headers.get('Retry-After') ?? 2);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  response = await fetch(\`\${REPURPOSE_URL}/api/v1/status?id=\${answer.id}\`, { headers });
  answer = await response.json();
}
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.detail}\`);
console.log(answer.formats.summary.text);`,
  },
  {
    name: 'Python',
    how: 'Save it as quick-start.py and run python3 quick-start.py. It waits like the TypeScript example.',
    language: 'python',
    code: `import json, os, time, urllib.error, urllib.request, uuid

headers = {
    "Authorization": "Bearer " + os.environ["REPURPOSE_API_KEY"],
    "Content-Type": "application/json",
}

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(os.environ["REPURPOSE_URL"] + path, data, headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response), int(response.headers["Retry-After"] or 2)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(problem["code"] + ": " + problem["detail"])

headers["Idempotency-Key"] = str(uuid.uuid4())
answer, seconds = call("/api/v1/transform", {
    "content": "The team had 14 people in 2016. They wrote one note a week.",
    "formats": ["twitter", "summary"],
})
while answer["status"] in ("queued", "running"):
    time.sleep(seconds)
    answer, seconds = call("/api/v1/status?id=" + answer["id"])
print(answer["formats"]["summary"]["text"])`,
  },
] as const;

/** Shortened. A test compares its texts with an answer. */
export const ANSWER = {
  name: 'The answer',
  how: 'Each format has its own status, text and checks. Of the checks, unsupportedClaims is 0 where everything in the text is in the source.',
  code: `{
  "id": "6f1c…",
  "status": "succeeded",
  "createdAt": "2026-01-12T09:30:00.000Z",
  "formats": {
    "twitter": { "status": "succeeded", "text": "…", "checks": { … } },
    "summary": { "status": "succeeded", "text": "…", "checks": { "unsupportedClaims": 0, … } }
  }
}`,
};

/** For an empty folder. A test compiles and runs it. */
export const GENERATED = {
  name: 'A generated client',
  how: 'For TypeScript, in an empty folder: the first command makes the client, in the folder client; save the rest as quick-start.mts and run npx --yes tsx quick-start.mts. Generators for other languages read the same document.',
  code: `npx --yes -p typescript@5 -p @hey-api/openapi-ts openapi-ts \\
  --input "$REPURPOSE_URL/api/v1/openapi.json" --output client`,
};
export const GENERATED_START = `import { transform } from './client';
import { client } from './client/client.gen';

client.setConfig({
  baseUrl: process.env.REPURPOSE_URL,
  auth: () => process.env.REPURPOSE_API_KEY,
});
const { data } = await transform({
  body: {
    content: 'The team had 14 people in 2016. They wrote one note a week.',
    formats: ['summary'],
  },
  throwOnError: true,
});
console.log(data.formats.summary?.text);`;

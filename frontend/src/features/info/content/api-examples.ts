/** What the examples need. */
export const SETUP = {
  name: 'In a terminal',
  code: `export REPURPOSE_URL=http://localhost:3000
export REPURPOSE_API_KEY=rp_live_…`,
} as const;

/** The quick start in three languages. Each is run by a test against a running product. */
export const EXAMPLES = [
  {
    name: 'curl',
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
    language: 'python',
    code: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["REPURPOSE_URL"] + "/api/v1/transform",
    data=json.dumps({
        "content": "The team had 14 people in 2016. They wrote one note a week.",
        "formats": ["twitter", "summary"],
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["REPURPOSE_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
print(answer["formats"]["summary"]["text"])`,
  },
] as const;

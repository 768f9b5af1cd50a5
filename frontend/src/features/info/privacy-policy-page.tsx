export default function PrivacyPolicyPage() {
  return <div className="page" />;
}

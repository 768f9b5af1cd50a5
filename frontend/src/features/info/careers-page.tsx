export default function CareersPage() {
  return <div className="page" />;
}

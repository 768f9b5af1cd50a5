export default function ContactPage() {
  return <div className="page" />;
}
